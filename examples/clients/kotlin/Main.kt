// A game of Octopus, played to its end with the types that openapi-generator made from the OpenAPI document. The calls use
// Java's own HTTP client: the libraries of the generated calls (OkHttp 4, Ktor, …) are available only from Maven.
//   TESSERA_URL=http://127.0.0.1:8080 examples/clients/kotlin/run

import com.google.gson.Gson
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse
import tessera.models.ErrorCode
import tessera.models.OctopusReplyAnswer
import tessera.models.OctopusReplyRequest
import tessera.models.OctopusStart
import tessera.models.OctopusStartAnswer
import tessera.models.Problem

private val url = System.getenv("TESSERA_URL") ?: "http://127.0.0.1:8080"
private val client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()
private val gson = Gson()

private fun post(path: String, body: Any): HttpResponse<String> {
    val request = HttpRequest.newBuilder(URI.create(url + path))
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(gson.toJson(body)))
    return client.send(request.build(), HttpResponse.BodyHandlers.ofString())
}

private inline fun <reified T> answer(path: String, body: Any): T {
    val response = post(path, body)
    check(response.statusCode() == 200) { response.body() }
    return gson.fromJson(response.body(), T::class.java)
}

fun main() {
    val start: OctopusStartAnswer = answer("/v1/octopus/start", OctopusStart(seats = 3, seed = 11))
    var key = start.key
    var over = start.over
    var winners = start.winners
    var plies = 0L
    while (!over) {
        val question = OctopusReplyRequest(position = key, level = 1, seed = plies)
        val reply: OctopusReplyAnswer = answer("/v1/octopus/reply", question)
        key = reply.key
        over = reply.over
        winners = reply.winners
        plies++
    }

    // A refusal can be read as a problem: its code is one of the documented constants.
    val refused = post("/v1/octopus/reply", OctopusReplyRequest(position = "?", level = 1))
    val problem = gson.fromJson(refused.body(), Problem::class.java)
    check(problem.code == ErrorCode.ErrorCodeMalformedPosition) { refused.body() }
    println("Kotlin: $plies tiles placed, won by seats $winners; then refused: ${problem.code.value}")
}
